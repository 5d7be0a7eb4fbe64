import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { settings } from '#server/platform/settings'

/** The deployment files agree with the product and with each other. */

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const dockerfile = read('Dockerfile')
const service = read('deploy/postwright.service')
const composeFiles = ['compose.yaml', 'compose.postgres.yaml']
const port = String(settings.PORT.schema.parse(undefined))

/** The environment a file sets for our own container: the service that also has postwright.env. */
function settingsOfCompose(text: string): string[] {
  const ours = text.split(/^(?= {2}\w[\w-]*:$|\w)/m).find((part) => part.includes('postwright.env')) ?? ''
  const environment = /^ *environment:\n((?: +[A-Z].*\n)+)/m.exec(text.slice(text.indexOf(ours)))?.[1] ?? ''
  return [...environment.matchAll(/^ +([A-Z][A-Z0-9_]+):/gm)].map((found) => found[1] ?? '')
}

describe('the container', () => {
  const sources = [...dockerfile.matchAll(/^COPY (?!--from)(\S+) \S+$/gm)].map((found) => found[1] ?? '')
  const letIn = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1))

  test('is made of files that are there, and of all that a build is made of', () => {
    expect(sources).toEqual(['.'])
    for (const path of letIn) expect(existsSync(join(root, path)), path).toBe(true)
    const built = /const sources = \[([^\]]+)\]/.exec(read('scripts/prepare.mjs'))?.[1] ?? ''
    for (const [, path = ''] of built.matchAll(/'([^']+)'/g)) {
      expect(letIn, `${path} in .dockerignore`).toContain(path.split('/')[0])
    }
  })

  test('names its base by a whole version, and both stages have the same', () => {
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE=node:20\.\d+\.\d+-bookworm-slim$/m)
    expect(dockerfile.match(/^FROM .*$/gm)).toHaveLength(2)
    for (const [, image] of dockerfile.matchAll(/^FROM (\S+)/gm)) expect(image).toBe(`\${NODE_IMAGE}`)
  })

  test('runs as no root, asks its own port for its health, and starts as npm start does', () => {
    expect(dockerfile).toMatch(new RegExp(`^ENV NODE_ENV=production HOST=0.0.0.0 PORT=${port} DATA_DIR=/data$`, 'm'))
    expect(dockerfile.indexOf('\nUSER node\n')).toBeLessThan(dockerfile.indexOf('\nCMD '))
    expect(dockerfile).toMatch(new RegExp(`^EXPOSE ${port}$`, 'm'))
    expect(dockerfile).toMatch(/^VOLUME \/data$/m)
    expect(dockerfile).toContain('/healthz')
    const flags = (JSON.parse(read('package.json')).scripts.start as string).match(/--\S+/g) ?? []
    expect(flags.length).toBeGreaterThan(0)
    for (const flag of flags) {
      expect(dockerfile).toContain(`"${flag}"`)
      expect(service).toContain(` ${flag} `)
    }
  })

  test.each(composeFiles)('%s sets what the product has, and asks for what it needs', (name) => {
    const text = read(name)
    const named = settingsOfCompose(text)
    expect(named).toContain('PUBLIC_URL')
    expect(named).toContain('TRUST_PROXY')
    for (const setting of named) expect(Object.keys(settings), `${setting} in ${name}`).toContain(setting)
    expect(text).toContain('read_only: true')
    expect(text).toContain(':/data')
  })

  test('of several processes are all behind the proxy, each at the port it listens on', () => {
    const text = read('compose.postgres.yaml')
    const processes = [...text.matchAll(/^ {2}([\w-]+): \*postwright$/gm)].map((found) => `${found[1]}:${port}`)
    expect(processes.length).toBeGreaterThan(1)
    expect(text).toContain(`POSTWRIGHT: ${processes.join(' ')}\n`)
    expect(read('deploy/Caddyfile')).toContain('{$POSTWRIGHT:')
    expect(settingsOfCompose(text)).toEqual(['PUBLIC_URL', 'TRUST_PROXY', 'DATABASE_URL', 'SECRET'])
  })
})

describe('the storage beside the containers', () => {
  const text = read('compose.s3.yaml')
  const garage = read('deploy/garage.toml')
  const settingOf = (name: string) => new RegExp(`^ +${name}: (.*)$`, 'm').exec(text)?.[1]
  /** The name of a variable that the installation sets, without its default. */
  const givenFor = (name: string) => /^\$\{(\w+)/.exec(settingOf(name) ?? '')?.[1]

  test('has a whole version, and each process all settings of it', () => {
    expect(text).toMatch(/^ {4}image: dxflrs\/garage:v\d+\.\d+\.\d+$/m)
    const ours = Object.keys(settings).filter((name) => name.startsWith('S3_'))
    for (const name of ours) expect(settingOf(name), name).toBeDefined()
    const processesOf = (file: string) => read(file).match(/^ {2}[\w-]+: \*postwright$/gm)
    expect(processesOf('compose.s3.yaml')).toEqual(processesOf('compose.postgres.yaml'))
  })

  test('is reached where it listens, by the region, bucket and key that it has', () => {
    const port = /^api_bind_addr = "0\.0\.0\.0:(\d+)"$/m.exec(garage)?.[1]
    expect(text).toMatch(/^ {2}storage:$/m)
    expect(settingOf('S3_ENDPOINT')).toBe(`http://storage:${port}`)
    expect(garage).toContain(`s3_region = "${settingOf('S3_REGION')}"`)
    expect(settingOf('GARAGE_DEFAULT_BUCKET')).toBe(settingOf('S3_BUCKET'))
    expect(givenFor('GARAGE_DEFAULT_ACCESS_KEY')).toBe(givenFor('S3_ACCESS_KEY_ID'))
    expect(givenFor('GARAGE_DEFAULT_SECRET_KEY')).toBe(givenFor('S3_SECRET_ACCESS_KEY'))
    expect(text).toContain('./deploy/garage.toml:/etc/garage.toml:ro')
    for (const [, folder] of garage.matchAll(/^\w+_dir = "(.*)\/\w+"$/gm)) expect(text).toContain(`pictures:${folder}"`)
  })
})

describe('the service', () => {
  const path = /^ExecStart=.* (\S+)\/start\.js$/m.exec(service)?.[1]

  test('starts what the handbook says is unpacked there, with settings that exist', () => {
    expect(path).toBe('/opt/postwright')
    const named = [...service.matchAll(/^Environment=(.*)$/gm)].flatMap((found) => found[1]?.split(' ') ?? [])
    const names = named.map((pair) => pair.split('=')[0])
    expect(names).toEqual(['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR'])
    for (const name of names) expect(Object.keys(settings)).toContain(name)
    expect(named).toContain(`PORT=${port}`)
    expect(named).toContain('DATA_DIR=/var/lib/postwright')
    expect(service).toMatch(/^StateDirectory=postwright$/m)
    expect(service).toMatch(/^WorkingDirectory=\/var\/lib\/postwright$/m)
    const handbook = read('docs/handbook/installing.md')
    for (const place of ['/opt/postwright', '/etc/postwright.env', '/var/lib/postwright']) {
      expect(service).toContain(place)
      expect(handbook).toContain(place)
    }
  })

  test('gives a server that stops the time it takes', () => {
    const graceSeconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(service)?.[1])
    expect(graceSeconds).toBeGreaterThan(30)
    for (const name of composeFiles) expect(read(name)).toContain(`stop_grace_period: ${graceSeconds}s`)
  })
})

test('memory is limited everywhere, to the same, and the handbook says to how much', () => {
  const megabytes = /^MemoryMax=(\d+)M$/m.exec(service)?.[1]
  expect(Number(megabytes)).toBeGreaterThanOrEqual(1_024)
  for (const name of composeFiles) expect(read(name).match(/^ *mem_limit: (\d+)m$/m)?.[1], name).toBe(megabytes)
  expect(read('docs/handbook/installing.md')).toContain(`${Number(megabytes) / 1_024} GB`)
})

describe('the proxies', () => {
  const caddy = read('deploy/Caddyfile')
  const nginx = read('deploy/nginx.conf')
  const handbook = read('docs/handbook/proxies.md')

  test('pass on to where the server listens', () => {
    expect(caddy).toContain(`127.0.0.1:${port}`)
    expect(nginx).toContain(`server 127.0.0.1:${port};`)
  })

  test('let through what is uploaded, and streams as they come', () => {
    expect(caddy).toContain('max_size 550MB')
    expect(nginx).toContain('client_max_body_size 550m;')
    expect(caddy).toContain('flush_interval -1')
    expect(nginx).toContain('proxy_buffering off;')
  })

  test('tell who asks, as the setting that they name believes it', () => {
    for (const text of [caddy, nginx]) {
      const value = /TRUST_PROXY=(\S+?)\.?$/m.exec(text)?.[1]
      expect(settings.TRUST_PROXY.schema.safeParse(value).success, value).toBe(true)
    }
    for (const header of ['X-Forwarded-For $proxy_add_x_forwarded_for', 'X-Forwarded-Proto $scheme', 'Host $host']) {
      expect(nginx).toContain(`proxy_set_header ${header};`)
    }
  })

  test('stand in the handbook as they are', () => {
    expect(handbook).toContain(caddy.trim())
    expect(handbook).toContain(nginx.trim())
  })
})
