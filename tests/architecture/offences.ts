import { expect } from 'vitest'

/**
 * What a rule finds wrong in these files, as `path: what`.
 * @param find what is wrong in one file; nothing when the file keeps the rule
 */
export function offencesIn(paths: readonly string[], find: (path: string) => readonly string[]): string[] {
  if (paths.length === 0) throw new Error('The rule has no file to look at. Name the folder where its files are now.')
  return paths.flatMap((path) => find(path).map((offence) => `${path}: ${offence}`))
}

/** Fails with what to do and every offence, one a line. */
export function expectNone(offences: readonly string[], whatToDo: string): void {
  if (offences.length > 0) expect.fail([whatToDo, ...offences].join('\n'))
}
