/**
 * Runs the suite that must not reach any network in a separate network namespace, where only loopback exists. Directly:
 * node scripts/isolated.mjs
 */
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))

/**
 * Ways to switch loopback on, which is off in a new namespace. The last calls the kernel itself (SIOCSIFFLAGS, up and
 * running).
 */
const loopbackUp = [
  'ip link set lo up',
  'ifconfig lo up',
  'busybox ip link set lo up',
  `python3 -c "import fcntl,socket,struct; fcntl.ioctl(socket.socket(), 0x8914, struct.pack('16sh14x', b'lo', 65))"`,
]

/** Root needs no user namespace; others (and root in most containers) become root inside one. */
const unshares = process.getuid?.() === 0 ? [['-n'], ['-rn']] : [['-rn']]

/**
 * The command that runs the isolated suite here, from the package root; or, in one line, what this machine lacks.
 * @param {string[]} vitestArgs added to vitest's own
 * @returns {Promise<{command: string, args: string[]} | {missing: string}>}
 */
export async function isolatedCommand(vitestArgs = []) {
  if (process.platform !== 'linux') return { missing: 'The isolated suite needs Linux (network namespaces).' }

  const unshare = await firstWorking(unshares.map((flags) => ['unshare', ...flags, 'true']))
  if (!unshare) {
    return { missing: 'The isolated suite needs unshare (util-linux) and the right to make a network namespace.' }
  }
  const namespace = unshare.slice(1, -1)
  const up = await firstWorking(loopbackUp.map((way) => ['unshare', ...namespace, 'sh', '-c', withSystemPath(way)]))
  if (!up) return { missing: 'The isolated suite needs one of ip (iproute2), ifconfig, busybox or python3.' }

  const script = `${up.at(-1)} && exec "$@"`
  const suite = [process.execPath, vitest, 'run', '--project', 'isolated', ...vitestArgs]
  return { command: 'unshare', args: [...namespace, 'sh', '-c', script, 'sh', ...suite] }
}

/** ip and ifconfig are often outside a user's PATH. */
function withSystemPath(command) {
  return `PATH="$PATH:/usr/sbin:/sbin" ${command}`
}

async function firstWorking(commands) {
  for (const [command, ...args] of commands) {
    if ((await exitCode(command, args, 'ignore')) === 0) return [command, ...args]
  }
  return null
}

function exitCode(command, args, stdio) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio, cwd: fileURLToPath(new URL('..', import.meta.url)) })
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const plan = await isolatedCommand(process.argv.slice(2))
  if ('missing' in plan) {
    console.error(plan.missing)
    process.exitCode = 1
  } else {
    process.exitCode = await exitCode(plan.command, plan.args, 'inherit')
  }
}
