import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** Whether there is Linux's /proc to ask. */
export const hasProc = existsSync('/proc/thread-self')
/** Linux counts in hundredths of a second, whatever its own clock does. */
const tickMs = 10

/** The processor time a process has taken since its start, in milliseconds; 0 when it is gone or cannot be asked. */
export async function readProcessorMs(pid: number): Promise<number> {
  return hasProc ? await fromProc(String(pid)) : await fromPs(pid)
}

/** The same for one of this process's threads. Needs /proc. @param thread its number in the system; 0 before it has one */
export async function readThreadMs(thread: number): Promise<number> {
  return await fromProc(`self/task/${thread}`)
}

async function fromProc(path: string): Promise<number> {
  try {
    return parseStat(await readFile(`/proc/${path}/stat`, 'utf8'))
  } catch {
    // It has just ended.
    return 0
  }
}

/** For systems without /proc. Where there is no `ps` either, the clock remains. */
async function fromPs(pid: number): Promise<number> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'time=', '-p', String(pid)], (error, stdout) => resolve(error ? 0 : parseTime(stdout.trim())))
  })
}

/** The second field is the program's name in brackets, which may hold spaces; in user and in system mode are 14 and 15. */
export function parseStat(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tickMs || 0
}

/** `[[days-]hours:]minutes:seconds`, with hundredths on some systems. */
export function parseTime(time: string): number {
  const [, days = '0', clock = ''] = /^(?:(\d+)-)?([\d:.]+)$/.exec(time) ?? []
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  return (Number(days) * 86_400 + seconds) * 1000 || 0
}
