import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Suites with long files first, so that a run ends with short ones that fill every worker. */
const suites = ['e2e', 'budgets', 'api-postgres', 'api', 'unit', 'floors']

/** One suite after the other: a worker keeps its modules as long as the next file is of the same suite. */
export class SuiteOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

function rankOf({ project }: TestSpecification): number {
  return suites.indexOf(project.name)
}
