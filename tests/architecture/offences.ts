import { expect } from 'vitest'

/**
 * A rule's violations in these files, as `path: what`.
 * @param find the violations in one file; none when it keeps the rule
 */
export function offencesIn(paths: readonly string[], find: (path: string) => readonly string[]): string[] {
  if (paths.length === 0) throw new Error('The rule has no file to look at. Name the folder where its files are now.')
  return paths.flatMap((path) => find(path).map((offence) => `${path}: ${offence}`))
}

/** Fails with what to do and every violation, one per line. */
export function expectNone(offences: readonly string[], whatToDo: string): void {
  if (offences.length > 0) expect.fail([whatToDo, ...offences].join('\n'))
}
