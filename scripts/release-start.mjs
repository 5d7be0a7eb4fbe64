import { readFileSync } from 'node:fs'

/**
 * A release's start.js. Without a name it serves; `node start.js backup FILE` runs the command of that name. It uses
 * the settings and data of the current folder, so that a new version can be unpacked next to the old one.
 */

const [name] = process.argv.slice(2)
const { scripts } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const commands = Object.keys(scripts).filter((each) => scripts[each] === `node start.js ${each}`)
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Postwright needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exitCode = 1
} else if (name === undefined) {
  await import('./dist/server/main.js')
} else if (commands.includes(name)) {
  const { loadEnvFile } = await import('./dist/server/platform/env-file.js')
  loadEnvFile('.env')
  process.argv.splice(2, 1)
  await import(`./dist/server/commands/${name}.js`)
} else {
  console.error(`There is no command ${name}. There are ${commands.join(', ')}; without one it serves.`)
  process.exitCode = 1
}
