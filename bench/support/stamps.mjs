/** The moment as a word of a streamed text, in tenths of a millisecond; comparable between the processes of one machine. */

const span = 36 ** 5

export function stampNow() {
  return (moment() % span).toString(36).padStart(5, '0')
}

/** Milliseconds since a stamp, which may be up to an hour old. */
export function msSince(stamp, now = moment()) {
  return (((now % span) - Number.parseInt(stamp, 36) + span) % span) / 10
}

export function moment() {
  return Number(process.hrtime.bigint() / 100_000n)
}
