import type { Context } from '#server/context/context'
import { checkRateLimit, enforceRateLimit, refundRateLimit } from '#server/platform/limits/rate-limit'
import { checkThrottle, enforceThrottle, refundThrottle, type Throttle } from '#server/platform/limits/throttle'
import { keyedHash } from '#server/platform/tokens'

/**
 * How often a secret may be guessed wrongly: an attempt is taken before the check and given back when it was right, so
 * that only failures count, and parallel guesses can't pass the limit together.
 *
 * A browser that signed in to the account before (`known-device.ts`) is judged by its own failures alone: no stranger
 * can hold up the owner there. Everyone else is counted by address, by account and address, and by account whatever
 * the address; the last slows down and never closes (decision 0029).
 */

const windowMs = 15 * 60 * 1000
/** Spec: 10 failures in 15 minutes per account and address, 50 per address. */
const perAccountAndAddress = { limit: 10, windowMs }
const perDevice = { limit: 10, windowMs }
const perAddress = { limit: 50, windowMs }
const minuteMs = 60_000
const perAccount: Throttle = {
  free: 10,
  distancesMs: [minuteMs / 2, minuteMs, 2 * minuteMs, 4 * minuteMs, 8 * minuteMs, 15 * minuteMs],
  forgetMs: 24 * 60 * minuteMs,
}
/**
 * How many failures of one address count for the account as a whole: it takes two to slow an account down, and an
 * address that is shut out by its own failures has not used up what others may try.
 */
const maxCountedOfOneAddress = 5

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
  const key = (...names: string[]) => keyedHash(ctx.secret, ['guess', secret, ...names].join(' '))
  const { account, address, deviceId } = guesser
  return deviceId === null
    ? unknownDeviceGuess(ctx, {
        address: key('address', address),
        accountAndAddress: key('account', account, address),
        account: key('account', account),
      })
    : deviceGuess(ctx, key('device', account, deviceId))
}

function deviceGuess({ db, now }: Context, key: string): Guess {
  return {
    check: () => checkRateLimit(db, key, perDevice, now()),
    take: async () => {
      await enforceRateLimit(db, key, perDevice, now())
    },
    giveBack: () => refundRateLimit(db, key),
  }
}

interface UnknownDeviceKeys {
  address: string
  accountAndAddress: string
  account: string
}

function unknownDeviceGuess({ db, now }: Context, keys: UnknownDeviceKeys): Guess {
  /** What gives each counted attempt back. */
  let returns: (() => Promise<void>)[] = []

  async function giveBack() {
    const owed = returns
    returns = []
    for (const each of owed) await each()
  }

  async function take() {
    await enforceRateLimit(db, keys.address, perAddress, now())
    returns.push(() => refundRateLimit(db, keys.address))
    const fromHere = await enforceRateLimit(db, keys.accountAndAddress, perAccountAndAddress, now())
    returns.push(() => refundRateLimit(db, keys.accountAndAddress))
    if (fromHere > maxCountedOfOneAddress) return await checkThrottle(db, keys.account, perAccount, now())
    await enforceThrottle(db, keys.account, perAccount, now())
    returns.push(() => refundThrottle(db, keys.account, perAccount))
  }

  return {
    async check() {
      await checkRateLimit(db, keys.address, perAddress, now())
      await checkRateLimit(db, keys.accountAndAddress, perAccountAndAddress, now())
      await checkThrottle(db, keys.account, perAccount, now())
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
