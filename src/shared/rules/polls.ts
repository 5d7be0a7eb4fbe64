/** What LinkedIn takes as a poll. Characters are UTF-16 units: how LinkedIn counts is not documented, and this is the longest way. */

/** How many days people can vote. */
export const pollDays = [1, 3, 7, 14] as const
export type PollDays = (typeof pollDays)[number]

export const defaultPollDays: PollDays = 7

export const pollLimits = {
  questionCharacters: 140,
  optionCharacters: 30,
  minOptions: 2,
  maxOptions: 4,
} as const

export interface Poll {
  question: string
  options: readonly string[]
  days: PollDays
}

/** Options that voters could not tell apart, by their place from 0; the first of several is none. */
export function repeatedOptions(options: readonly string[]): number[] {
  const shown = options.map((option) => option.trim().toLowerCase())
  return shown.flatMap((option, index) => (option !== '' && shown.indexOf(option) < index ? [index] : []))
}
