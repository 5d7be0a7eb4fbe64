import type { Context } from '#server/context/context'
import { checkRateLimit, enforceRateLimit, refundRateLimit } from '#server/platform/limits/rate-limit'
import { checkThrottle, enforceThrottle, refundThrottle } from '#server/platform/limits/throttle'
import { maxCountedOfOneAddress } from '#shared/rules/rate-limits'

/**
 * Limits wrong guesses of a secret: an attempt is counted before the check and given back when it was right, so that
 * only failures count, and parallel guesses can't exceed the limit together.
 *
 * A browser that signed in to the account before (`known-device.ts`) is limited by its own failures alone: no stranger
 * can delay the owner there. Everyone else is counted by address, by account and address, and by account for all
 * addresses together; the last slows down and never closes (decision 0029).
 */

export interface Guesser {
  /** The subject of the guess: an e-mail or a user's id. */
  account: string
  /** From `addressKey`. */
  address: string
  /** The known device, if any. */
  deviceId: string | null
}

export interface Guess {
  /** Throws if `take` would, and counts nothing. @throws AppError rate_limited */
  check(): Promise<void>
  /** Counts a failure in advance. @throws AppError rate_limited, with nothing counted */
  take(): Promise<void>
  /** Gives the attempt back: the guess was right. */
  giveBack(): Promise<void>
}

/** @param secret the kind of secret; each is counted separately */
export function guessOf(ctx: Context, secret: 'password' | 'code', guesser: Guesser): Guess {
  const whom = (...names: string[]) => [secret, ...names].join(' ')
  const { account, address, deviceId } = guesser
  return deviceId === null
    ? unknownDeviceGuess(ctx, {
        address: whom(address),
        accountAndAddress: whom(account, address),
        account: whom(account),
      })
    : deviceGuess(ctx, whom(account, deviceId))
}

function deviceGuess(ctx: Context, device: string): Guess {
  return {
    check: () => checkRateLimit(ctx, 'guessesOnDevice', device),
    take: async () => {
      await enforceRateLimit(ctx, 'guessesOnDevice', device)
    },
    giveBack: () => refundRateLimit(ctx, 'guessesOnDevice', device),
  }
}

interface UnknownDevice {
  address: string
  accountAndAddress: string
  account: string
}

function unknownDeviceGuess(ctx: Context, { address, accountAndAddress, account }: UnknownDevice): Guess {
  /** Functions that give each counted attempt back. */
  let returns: (() => Promise<void>)[] = []

  async function giveBack() {
    const owed = returns
    returns = []
    for (const each of owed) await each()
  }

  async function take() {
    await enforceRateLimit(ctx, 'guessesFromAddress', address)
    returns.push(() => refundRateLimit(ctx, 'guessesFromAddress', address))
    const fromHere = await enforceRateLimit(ctx, 'guessesAtAccountFromAddress', accountAndAddress)
    returns.push(() => refundRateLimit(ctx, 'guessesAtAccountFromAddress', accountAndAddress))
    if (fromHere > maxCountedOfOneAddress) return await checkThrottle(ctx, 'guessesAtAccount', account)
    await enforceThrottle(ctx, 'guessesAtAccount', account)
    returns.push(() => refundThrottle(ctx, 'guessesAtAccount', account))
  }

  return {
    async check() {
      await checkRateLimit(ctx, 'guessesFromAddress', address)
      await checkRateLimit(ctx, 'guessesAtAccountFromAddress', accountAndAddress)
      await checkThrottle(ctx, 'guessesAtAccount', account)
    },
    async take() {
      try {
        await take()
      } catch (error) {
        await giveBack()
        throw error
      }
    },
    giveBack,
  }
}
