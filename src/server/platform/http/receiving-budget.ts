import { AppError } from '../errors.ts'
import { receivingLimits } from './receiving-limits.ts'

/** The sender of a body. */
export type Sender = { userId: string } | { address: string }

/** The bytes counted for one body; released once. */
export interface Holding {
  /** @throws AppError busy when more than that is being received already */
  holdAtLeast(bytes: number): void
  release(): void
}

/** Counts the bytes of unfinished bodies: in all, per address and together for strangers, and per person. */
export function createReceivingBudget(limits: typeof receivingLimits = receivingLimits) {
  const held = new Map<string, number>()

  function add(shares: readonly [name: string, max: number][], bytes: number): void {
    for (const [name] of shares) {
      const now = (held.get(name) ?? 0) + bytes
      if (now > 0) held.set(name, now)
      else held.delete(name)
    }
  }

  return {
    /** Starts counting one body of a sender, with nothing yet. */
    open(sender: Sender): Holding {
      const shares = sharesOf(sender, limits)
      let bytes = 0
      return {
        holdAtLeast(wanted) {
          const more = Math.max(0, wanted - limits.uncounted) - bytes
          if (more <= 0) return
          if (shares.some(([name, max]) => (held.get(name) ?? 0) + more > max)) {
            throw new AppError('busy', 'serverBusy', { retryAfterSeconds: 10 })
          }
          add(shares, more)
          bytes += more
        },
        release() {
          add(shares, -bytes)
          bytes = 0
        },
      }
    },
    /** Bytes counted for all of them now. */
    get held() {
      return held.get('everybody') ?? 0
    },
  }
}

export type ReceivingBudget = ReturnType<typeof createReceivingBudget>

function sharesOf(sender: Sender, limits: typeof receivingLimits): [string, number][] {
  const all: [string, number] = ['everybody', limits.everybody]
  return 'userId' in sender
    ? [all, [`person ${sender.userId}`, limits.person]]
    : [all, ['strangers', limits.strangers], [`address ${sender.address}`, limits.strangersOfAddress]]
}
