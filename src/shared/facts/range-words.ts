import { alternatives } from './fact-words.ts'

/** What "from 11 to 8" is made of; amounts of money in it may have their sign before them. */
export const from = `(?:${alternatives((words) => words.rangeFrom, 'من')})`
export const to = `(?:${alternatives((words) => words.rangeTo, 'إلى')})`
