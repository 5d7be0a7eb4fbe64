import { alternatives } from './fact-words.ts'

/** What "from 11 to 8" is made of; amounts of money in it may have their sign before them. */
export const from = `(?:${alternatives((words) => words.rangeFrom, 'من')})`
export const to = `(?:${alternatives((words) => words.rangeTo, 'إلى')})`
/** "Between 40 and 50 percent". */
export const between = `(?:${alternatives((words) => words.between, 'بين')})`
export const andTo = `(?:${alternatives((words) => words.and, 'و')})`
/** "3 in 10 people". */
export const outOf = alternatives((words) => words.outOf, 'من كل')
