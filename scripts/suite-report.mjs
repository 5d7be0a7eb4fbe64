import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * A reporter for vitest: each suite's results, as JSON for scripts/test.mjs. Suites run in parallel, so a suite's time
 * is the sum of its files' times, as a single worker would have spent it.
 */
export default class SuiteReport {
  onTestRunEnd(modules, unhandledErrors) {
    const suites = {}
    for (const module of modules) {
      const name = module.project.name.replace(/ \([^()]*\)$/, '') // a browser's name is in brackets
      suites[name] ??= { passed: 0, failed: 0, skipped: 0, seconds: 0, failures: [] }
      addModule(suites[name], module)
    }
    const errors = unhandledErrors.map(({ message, stack }) => firstLine(message ?? stack))
    writeFileSync(process.env.SUITE_REPORT, JSON.stringify({ suites, errors }))
  }
}

function addModule(suite, module) {
  const file = relative(process.cwd(), module.moduleId)
  const { duration, collectDuration, setupDuration } = module.diagnostic()
  suite.seconds += (duration + collectDuration + setupDuration) / 1000
  for (const test of module.children.allTests()) {
    const { state, errors = [] } = test.result()
    if (state === 'passed') suite.passed += 1
    else if (state === 'skipped') suite.skipped += 1
    else {
      suite.failed += 1
      suite.failures.push(`${file}: ${test.fullName}: ${firstLine(errors[0]?.message)}`)
    }
  }
  // errors of the file or its hooks: no test failed because of them
  for (const error of errorsAround(module)) {
    suite.failed += 1
    suite.failures.push(`${file}: ${firstLine(error.message)}`)
  }
}

function errorsAround(module) {
  return [module, ...module.children.allSuites()].flatMap((each) => each.errors())
}

function firstLine(text = '') {
  return text.split('\n', 1)[0]
}
