/**
 * The thread that watches the main one; see watch-event-loop.ts. It writes log lines itself, because the main thread's
 * log is blocked with it.
 */
import { writeSync } from 'node:fs'
import { type Debugger, type InspectorNotification, Session } from 'node:inspector'
import { workerData } from 'node:worker_threads'
import type { WatcherData } from './watch-event-loop.ts'

const { beats, warnAfterMs, endAfterMs, everyMs, minLevel } = workerData as WatcherData
const levels = { warn: 40, fatal: 60 } as const
/** How long the main thread may take to show its stack; during a native call it does so only at the call's end. */
const stackWithinMs = 2_000
const maxFrames = 30
/** A thread's own `process.stdout` needs the main thread. */
const standardOutput = 1

let beat = Atomics.load(beats, 0)
let lastTickAt = performance.now()
let lastBeatAt = lastTickAt
let stall: { stack: string | null } | null = null

setInterval(() => {
  const now = performance.now()
  // If this thread did not run either, the machine was suspended or overloaded.
  const wasAway = now - lastTickAt > everyMs + warnAfterMs
  lastTickAt = now
  const latest = Atomics.load(beats, 0)
  if (latest !== beat || wasAway) {
    beat = latest
    lastBeatAt = now
    stall = null
    return
  }
  const stalledMs = Math.round(now - lastBeatAt)
  if (stalledMs >= endAfterMs) endProcess(stalledMs)
  else if (stalledMs >= warnAfterMs && !stall) warn(stalledMs)
}, everyMs)

function warn(stalledMs: number): void {
  const warning: { stack: string | null } = { stack: null }
  stall = warning
  takeStack((stack) => {
    warning.stack = stack
    write('warn', { stalledMs, stack }, 'the event loop stands still')
  })
}

function endProcess(stalledMs: number): void {
  try {
    const stack = stall?.stack ?? null
    write(
      'fatal',
      { stalledMs, stack },
      'the event loop stands still for good: this process ends and has to be started anew',
    )
  } finally {
    process.kill(process.pid, 'SIGKILL') // the blocked main thread reacts to no other signal
  }
}

/**
 * Interrupts the main thread for a moment, even within a loop. Calls `then` once, with null if it could not be reached.
 */
function takeStack(then: (stack: string | null) => void): void {
  const session = new Session()
  const done = (stack: string | null) => {
    clearTimeout(timer)
    session.removeAllListeners()
    session.disconnect() // resumes a paused thread, and cancels the pause of one that did not stop
    then(stack)
  }
  const timer = setTimeout(() => done(null), stackWithinMs)
  const files = new Map<string, string>()
  session.on('Debugger.scriptParsed', ({ params }: InspectorNotification<Debugger.ScriptParsedEventDataType>) => {
    files.set(params.scriptId, params.url)
  })
  session.once('Debugger.paused', ({ params }: InspectorNotification<Debugger.PausedEventDataType>) => {
    done(describe(params.callFrames, files))
  })
  session.connectToMainThread()
  session.post('Debugger.enable')
  session.post('Debugger.pause')
}

/** @param files addresses of the scripts by their ids; frames don't always name theirs */
function describe(frames: readonly Debugger.CallFrame[], files: ReadonlyMap<string, string>): string {
  return frames
    .slice(0, maxFrames)
    .map(({ functionName, url, location: { scriptId, lineNumber, columnNumber = 0 } }) => {
      const file = url || files.get(scriptId)
      return `    at ${functionName || '<anonymous>'} (${file}:${lineNumber + 1}:${columnNumber + 1})`
    })
    .join('\n')
}

function write(level: keyof typeof levels, facts: object, msg: string): void {
  if (levels[level] < minLevel) return
  const line = JSON.stringify({ level: levels[level], time: new Date().toISOString(), ...facts, msg })
  try {
    writeSync(standardOutput, `${line}\n`)
  } catch {
    // Nobody reads this process's output, and there is no other place to report to.
  }
}
