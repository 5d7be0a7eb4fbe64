import { Console } from 'node:console'
import { guardChild } from './guard-child.ts'

/**
 * The main function of a process started by `runChild`: reads its input from stdin, writes its answer to stdout, and
 * exits.
 * @param answer awaits `guarded` before its task
 */
export async function answerParent(
  { maxRssBytes, maxProcessorMs }: { maxRssBytes: number; maxProcessorMs?: number },
  answer: (guarded: Promise<void>) => Promise<Uint8Array>,
): Promise<void> {
  // stdout belongs to the answer; libraries that print are redirected to stderr
  globalThis.console = new Console(process.stderr)
  const bytes = await answer(guardChild(maxRssBytes, maxProcessorMs))
  process.stdout.write(bytes, () => process.exit(0))
}

/** An answer of facts and files: a line of JSON, then their bytes. */
export function writeAnswer<Facts extends object>(facts: Facts, files: readonly Uint8Array[] = []): Uint8Array {
  return Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), ...files])
}

/** @returns the facts, and the bytes after them */
export function readAnswer<Facts>(output: Buffer): { facts: Facts; files: Buffer } {
  const headerEnd = output.indexOf('\n')
  return { facts: JSON.parse(output.toString('utf8', 0, headerEnd)) as Facts, files: output.subarray(headerEnd + 1) }
}
