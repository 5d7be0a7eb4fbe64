/** LinkedIn's limit for a post, in UTF-16 units: an emoji counts as two or more. */
export const maxPostUnits = 3_000

/** The length of a text as LinkedIn counts it. */
export function countUnits(text: string): number {
  return text.length
}

/** Whether LinkedIn would refuse the text. Exactly 3,000 units are still accepted. */
export function isTooLong(text: string): boolean {
  return countUnits(text) > maxPostUnits
}
