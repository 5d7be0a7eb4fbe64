import type { Context } from '#server/context/context'
import { checkRateLimit, enforceRateLimit, refundRateLimit } from '#server/platform/limits/rate-limit'
import { checkThrottle, enforceThrottle, refundThrottle } from '#server/platform/limits/throttle'
import { maxCountedOfOneAddress } from '#shared/rules/rate-limits'

/**
 * How often a secret may be guessed wrongly: an attempt is taken before the check and given back when it was right, so
 * that only failures count, and parallel guesses can't pass the limit together.
 *
 * A browser that signed in to the account before (`known-device.ts`) is judged by its own failures alone: no stranger
 * can hold up the owner there. Everyone else is counted by address, by account and address, and by account whatever
 * the address; the last slows down and never closes (decision 0029).
 */

export interface Guesser {
  /** What is guessed at: an e-mail or a user's id. */
  account: string
  /** As `addressKey` gives it. */
  address: string
  /** The known device, if it is one. */
  deviceId: string | null
}

export interface Guess {
  /** Refuses whom `take` would refuse, and counts nothing. @throws AppError rate_limited */
  check(): Promise<void>
  /** Counts a failure in advance. @throws AppError rate_limited, with nothing counted */
  take(): Promise<void>
  /** It was right after all. */
  giveBack(): Promise<void>
}

/** @param secret what is guessed: each kind is counted apart */
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
  /** What gives each counted attempt back. */
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
