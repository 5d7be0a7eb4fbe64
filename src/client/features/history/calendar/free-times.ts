import { type Day, weekdayOf } from '#client/lib/days'
import type { LinkedinAccount } from '#client/queries/linkedin/accounts'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { minuteMs } from '#shared/time/durations'
import { resolveWallTime } from '#shared/time/wall-time'

/** The weekly times of accounts that are still free, by day, as 09:00 in the author's time zone. */
export function freeTimes(
  accounts: readonly LinkedinAccount[],
  publications: readonly Publication[],
  { days, timeZone, now }: { days: readonly Day[]; timeZone: string; now: number },
): Map<Day, string[]> {
  const taken = new Set(
    publications
      .filter(({ state }) => state === 'scheduled')
      .map(({ accountId, dueAt }) => `${accountId} ${minuteOf(Date.parse(dueAt))}`),
  )
  const isFree = (account: LinkedinAccount, day: Day, time: string) => {
    const { dueAt } = resolveWallTime(`${day}T${time}`, timeZone)
    return dueAt > now + minuteMs && !taken.has(`${account.id} ${minuteOf(dueAt)}`)
  }
  return new Map(
    days.map((day) => {
      const times = accounts
        .filter(({ isPaused }) => !isPaused)
        .flatMap((account) =>
          account.slots
            .filter(({ weekday, time }) => weekday === (weekdayOf(day) || 7) && isFree(account, day, time))
            .map(({ time }) => time),
        )
      return [day, [...new Set(times)].sort()]
    }),
  )
}

function minuteOf(moment: number): number {
  return Math.floor(moment / minuteMs)
}
