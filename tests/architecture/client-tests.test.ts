import { expect, test } from 'vitest'
import { allFiles, textOf } from './source-files.ts'

/** The client's logic and components are tested beside themselves, not by journeys alone. */

/** Lines of tests for each line of features and queries, a little below what there is. It only rises. */
const atLeast = 0.4

test(`features and queries have at least ${atLeast} lines of tests beside them for each line`, () => {
  const files = allFiles.filter((path) => /^client\/(features|queries)\/.*\.tsx?$/.test(path) && !isCatalogue(path))
  const isTest = (path: string) => path.includes('.test.')
  const tested = linesOf(files.filter((path) => !isTest(path)))
  expect(tested).toBeGreaterThan(0)
  const ratio = linesOf(files.filter(isTest)) / tested
  console.log(`Lines of tests for each line of the client's features and queries: ${ratio.toFixed(2)}`)
  expect(ratio).toBeGreaterThanOrEqual(atLeast)
})

/** Texts are no logic. */
const isCatalogue = (path: string) => /(?:^|\/)[\w-]*texts(?:\.de)?\.ts$/.test(path)

function linesOf(paths: readonly string[]): number {
  return paths.reduce(
    (sum, path) =>
      sum +
      textOf(path)
        .split('\n')
        .filter((line) => line.trim() !== '').length,
    0,
  )
}
