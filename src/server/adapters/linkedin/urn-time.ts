/**
 * When LinkedIn made what a URN names, epoch ms: the upper bits of its number, as those of ids from public addresses show.
 * null for a URN without a number.
 */
export function timeOfUrn(urn: string): number | null {
  const number = /^urn:li:(?:share|ugcPost|activity):(\d{1,20})$/.exec(urn)?.[1]
  return number === undefined ? null : Number(BigInt(number) >> 22n)
}
