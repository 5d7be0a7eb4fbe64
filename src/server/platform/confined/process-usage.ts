import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** A process's memory and processor time, from Linux's /proc or from `ps`. */

/** Whether Linux's /proc exists. */
export const hasProc = existsSync('/proc/thread-self')
/** Linux counts in hundredths of a second, whatever its own clock does. */
const tickMs = 10

/** A process's memory in bytes; 0 when it is gone or can't be read. */
export async function readRss(pid: number): Promise<number> {
  const kilobytes = hasProc ? /^VmRSS:\s+(\d+)/m.exec(await fromProc(`${pid}/status`))?.[1] : await fromPs(pid, 'rss=')
  return (Number(kilobytes) || 0) * 1024
}

/** The processor time of a process since its start, in milliseconds; 0 when it is gone or can't be read. */
export async function readProcessorMs(pid: number): Promise<number> {
  return hasProc ? parseStat(await fromProc(`${pid}/stat`)) : parseTime(await fromPs(pid, 'time='))
}

/** The same for one of this process's threads. Needs /proc. @param thread its system thread id; 0 before it has one */
export async function readThreadMs(thread: number): Promise<number> {
  return parseStat(await fromProc(`self/task/${thread}/stat`))
}

/** Nothing when the process has just ended. */
async function fromProc(path: string): Promise<string> {
  return await readFile(`/proc/${path}`, 'utf8').catch(() => '')
}

/** Nothing where there is no `ps` either; V8's heap limit and the clock remain. */
async function fromPs(pid: number, column: string): Promise<string> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', column, '-p', String(pid)], (error, stdout) => resolve(error ? '' : stdout.trim()))
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
