import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { readDockerfile, readDockerignore } from './dockerfile.mjs'
import { root } from './prepare.mjs'
import { giveAway, stranger, tryServer } from './try-server.mjs'

/**
 * node scripts/try-dockerfile.mjs: runs the steps of the Dockerfile without a container engine, each stage in an empty
 * folder that serves as its root, with freshly fetched packages; then starts what the image would run, as another user
 * who may write only to the volume. It can't show differences of the image's own system. Takes a few minutes.
 */

const home = mkdtempSync(join(tmpdir(), 'postwright-image-'))
chmodSync(home, 0o755)
const letIn = readDockerignore(readFileSync(join(root, '.dockerignore'), 'utf8'))
const args = new Map()
const stages = []

try {
  for (const { name, rest } of readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))) step(name, rest)
  const image = stages.at(-1)
  const started = await tryServer(image.cmd.slice(1), {
    cwd: image.workdir,
    // a container has the address of its proxy; here it is this machine's
    env: { ...image.env, HOST: '127.0.0.1', PUBLIC_URL: 'http://127.0.0.1', HOME: '/nonexistent' },
  })
  console.log(`image: started in ${started.seconds.toFixed(1)} s; health, login page, set-up and a post are well`)
} finally {
  rmSync(home, { recursive: true, force: true })
}

function step(name, rest) {
  const stage = stages.at(-1)
  console.log(`image: ${name} ${rest.slice(0, 100)}`)
  if (name === 'ARG') args.set(...rest.split('='))
  else if (name === 'FROM') begin(rest)
  else if (name === 'WORKDIR') stage.workdir = makeFolder(within(stage, rest))
  else if (name === 'ENV') Object.assign(stage.env, readPairs(stage, rest))
  else if (name === 'COPY') copy(stage, rest)
  else if (name === 'RUN') runStep(stage, rest)
  else if (name === 'USER') stage.user = rest
  else if (name === 'CMD') stage.cmd = JSON.parse(rest)
  else if (!['VOLUME', 'EXPOSE', 'HEALTHCHECK'].includes(name)) throw new Error(`${name} can't be tried here.`)
}

function begin(rest) {
  const [, image, label] = /^(\S+)(?: AS (\S+))?$/.exec(rest)
  const named = image.replace(/\$\{(\w+)\}/g, (_, name) => args.get(name))
  const wanted = /^node:(\d+)\./.exec(named)?.[1]
  if (wanted !== process.versions.node.split('.')[0]) console.log(`image: ${named}, tried with ${process.version}`)
  const folder = makeFolder(join(home, `stage-${stages.length}`))
  stages.push({ label, folder, workdir: folder, env: {} })
}

function copy(stage, rest) {
  const [, from, source, target] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(rest)
  const to = isAbsolute(target) ? within(stage, target) : join(stage.workdir, target)
  if (from) {
    const earlier = stages.find(({ label }) => label === from)
    cpSync(within(earlier, source), to, { recursive: true })
  } else if (source === '.') for (const each of letIn) cpSync(join(root, each), join(to, each), { recursive: true })
  else cpSync(join(root, source), join(to, source), { recursive: true })
}

/**
 * Build stages run as the other user, with nothing of the current user's environment. Files of the last stage belong to
 * root.
 */
function runStep(stage, rest) {
  const isBuilding = stage.label !== undefined
  if (isBuilding) giveAway(stage.folder)
  const script = inStage(stage, rest).replaceAll('node:node', `${stranger.uid ?? ''}:${stranger.gid ?? ''}`)
  const env = { PATH: process.env.PATH, HOME: stage.folder, ...stage.env }
  execFileSync('sh', ['-c', script], { cwd: stage.workdir, env, stdio: 'inherit', ...(isBuilding && stranger) })
}

/** Maps paths of the image to paths in the stage's folder. */
function inStage(stage, text) {
  return text.replace(/(?<![\w.$}/])\/(?=[a-z])/g, `${stage.folder}/`)
}

function within(stage, path) {
  return join(stage.folder, path)
}

function readPairs(stage, rest) {
  const pairs = rest.split(' ').map((pair) => pair.split('='))
  return Object.fromEntries(pairs.map(([name, value]) => [name, isAbsolute(value) ? within(stage, value) : value]))
}

function makeFolder(path) {
  mkdirSync(path, { recursive: true })
  return path
}
