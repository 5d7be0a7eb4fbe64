import { execFile } from 'node:child_process'
import { join } from 'node:path'

export interface CommandResult {
  code: number
  output: string
  errors: string
}

/** Runs a command like a person: arguments in, standard output and exit code out. */
export function runCommand(
  command: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<CommandResult> {
  const script = join(import.meta.dirname, `../../dist/server/commands/${command}.js`)
  const env = { PATH: process.env.PATH, ...environment }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...args], { env }, (_, output, errors) => {
      resolve({ code: child.exitCode ?? -1, output, errors })
    })
  })
}
