import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, createServerModuleRunner, type Plugin, parseSync } from 'vite'

/** The program's regular expressions, as they are at run time. */

export interface SourceExpression {
  /** Below the repository. */
  readonly path: string
  readonly source: string
  readonly flags: string
}

interface Composing {
  readonly start: number
  readonly end: number
}

const root = join(import.meta.dirname, '../../..')

/** Literals: `/a+/u`. */
export function literalsOf(path: string): SourceExpression[] {
  return nodesOf(path, readFileSync(join(root, path), 'utf8')).flatMap(({ regex }) =>
    regex ? [{ path, source: regex.pattern, flags: regex.flags }] : [],
  )
}

type Module = Record<string, (...given: unknown[]) => unknown>

/**
 * Constructed ones: `new RegExp(words.join('|'))`. Each file is loaded, and the expressions it constructs are recorded.
 * @param asked functions to call in files that construct theirs later
 * @returns also the places, as "path:line", that constructed none
 */
export async function composedOf(
  paths: readonly string[],
  asked: Readonly<Record<string, (module: Module) => unknown>>,
): Promise<{ expressions: SourceExpression[]; silent: string[] }> {
  const made = new Map<string, RegExp[]>()
  const places = new Set<string>()
  const keepMade: Plugin = {
    name: 'keep-made-expressions',
    enforce: 'pre',
    transform(code, id) {
      const path = id.slice(root.length + 1)
      if (!paths.includes(path)) return null
      return composingsOf(path, code)
        .toReversed()
        .reduce((text, { start, end }) => {
          const place = `${path}:${code.slice(0, start).split('\n').length}`
          places.add(place)
          return `${text.slice(0, start)}globalThis.keepExpression('${place}', ${text.slice(start, end)})${text.slice(end)}`
        }, code)
    },
  }
  Object.assign(globalThis, {
    keepExpression: (place: string, expression: RegExp) => {
      made.set(place, [...(made.get(place) ?? []), expression])
      return expression
    },
  })
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: [{ find: /^#/, replacement: `${root}/src/` }] },
    plugins: [keepMade],
  })
  try {
    const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
    for (const path of paths) asked[path]?.(await runner.import<Module>(`/${path}`))
    await runner.close()
  } finally {
    await server.close()
    Reflect.deleteProperty(globalThis, 'keepExpression')
  }
  return {
    expressions: [...made].flatMap(([place, expressions]) =>
      expressions.map(({ source, flags }) => ({ path: place, source, flags })),
    ),
    silent: [...places].filter((place) => !made.has(place)),
  }
}

/** Whether a file constructs expressions. */
export function isComposing(path: string): boolean {
  return composingsOf(path, readFileSync(join(root, path), 'utf8')).length > 0
}

function composingsOf(path: string, code: string): Composing[] {
  return nodesOf(path, code).filter(
    ({ type, callee }) => (type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp',
  )
}

interface SyntaxNode {
  type: string
  start: number
  end: number
  regex?: { pattern: string; flags: string }
  callee?: { name?: string }
}

/** All nodes of a file's syntax tree, outer ones first. */
function nodesOf(path: string, code: string): SyntaxNode[] {
  const nodes: SyntaxNode[] = []
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if ('type' in value && 'start' in value) nodes.push(value as SyntaxNode)
    for (const each of Object.values(value)) visit(each)
  }
  visit(parseSync(path, code).program)
  return nodes
}
