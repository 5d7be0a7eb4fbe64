import { normalizePath, type Rolldown } from 'vite'

/**
 * Which modules of the app come together in a file: docs/decisions/0212. What several screens share is bundled in few
 * files, since each costs a request and compresses less well by itself. What only screens behind the sign-in use stays
 * out of what the sign-in loads.
 */

type Holds = (id: string, graph: Rolldown.ChunkingContext) => boolean

const client = normalizePath(`${import.meta.dirname}/src/client`)

/** What these modules need at once, and all that those need; they themselves have a file each. */
function neededBy(...names: readonly string[]): Holds {
  const entries = names.map((name) => `${client}/${name}.tsx`)
  let known: { graph: Rolldown.ChunkingContext; needed: Set<string> } | undefined
  return (id, graph) => {
    if (known?.graph !== graph) known = { graph, needed: new Set(entries.flatMap((entry) => [...walk(entry, graph)])) }
    return known.needed.has(id) && !entries.includes(id)
  }
}

/** @throws Error when nothing of that name is built */
function walk(entry: string, graph: Rolldown.ChunkingContext): Set<string> {
  if (!graph.getModuleInfo(entry)) throw new Error(`There is no ${entry}, by which files are put together.`)
  const found = new Set([entry])
  for (const id of found) for (const each of graph.getModuleInfo(id)?.importedIds ?? []) found.add(each)
  return found
}

function group(name: string, holds: Holds, options: Partial<Rolldown.CodeSplittingGroup>): Rolldown.CodeSplittingGroup {
  return { name: (id, graph) => (holds(id, graph) ? name : null), debugName: name, ...options }
}

const ofStart = neededBy('main')
const ofSignIn = neededBy(
  ...['auth', 'setup', 'reset-password', 'confirm-email', 'invitation'].map((name) => `screens/${name}-screen`),
)
const ofHandover = neededBy('screens/handover-screen')
const ofFrame = neededBy('screens/signed-in-frame')

/** Of the query library, whose index imports all of it, what only screens behind the sign-in use. */
const laterQueries = /@tanstack\/.*\/(?:useInfiniteQuery|infiniteQueryO\w+|useMutationState)\./

const own = /\/src\//
const code = /\.(?:m?js|tsx?)$/
const ofEditor =
  'client/(?:editor|queries/fonts|features/(?:visuals|brand))|shared/(?:scene|drawing|designs|templates|facts|fonts)'

/** The first that holds a module has it, with what it needs that none before has. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'controls', test: /\/client\/ui\/.*\.module\.css$/ },
  // many small sheets would each stand by name in what is loaded first
  { name: 'admin-styles', test: /\/client\/features\/admin\/.*\.module\.css$/ },
  {
    name: 'windows',
    test: /\/client\/features\/visuals\/(?:library|export|start|versions|templates|saving\/my-visuals).*\.module\.css$/,
  },
  { name: 'editor', test: /\/client\/features\/visuals\/.*\.module\.css$/ },
  group('common', (id, graph) => ofStart(id, graph) && !laterQueries.test(id), { test: code }),
  group('sign-in', ofSignIn, { test: own, minShareCount: 4 }),
  // little, and all that the window into which a browser hands a page has in common with the signed-in app
  group('formats', ofHandover, { test: own, minShareCount: 6 }),
  // many small files would each stand by name in what is loaded first
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\/(?!arrow-left)/, minShareCount: 2 },
  group('signed-in', ofFrame, { test: own }),
  // asked for by the editor as well, which would load all of the next group with it
  { name: 'text-ends', test: /\/src\/shared\/text\/end-of\.ts/ },
  // what reads texts closely (the check, voice, facts) is loaded when one of them is, and so are the words of languages
  { name: 'recognition', test: /\/src\/shared\/(?:languages\/(?:..\/)?recognition|text\/recognise-language)\.ts/ },
  { name: 'texts', test: /\/src\/shared\/languages\/(?:texts|..\/text)\.ts/ },
  {
    name: 'sentences',
    test: /\/src\/shared\/text\/(?:sentences|abbreviations|plain-letters|figures|raised-digits)\.ts/,
  },
  { name: 'languages', test: /\/src\/shared\/languages\// },
  // of settings, in the app, a team and the administration; the editor has none of them
  { name: 'settings-form', test: /\/src\/client\/ui\/(?:form-section|zone-field)\.tsx/ },
  {
    name: 'shared',
    test: new RegExp(`/src/(?!${ofEditor}|client/queries/linkedin|client/features/admin)(?:client|shared)/|@tanstack`),
    minShareCount: 8,
  },
  // the little that the editor needs at once and shares with its windows, and with adding a ready visual to a post
  {
    name: 'editor-parts',
    test: /\/src\/(?:client\/(?:features\/visuals\/(?:parts|saving|toolbar)\/texts|queries\/store-visual)|shared\/scene\/canvas-data)\.ts/,
  },
  {
    name: 'posts',
    test: /\/client\/(?:queries\/posts|features\/post)\/|\/ui\/figure|\/shared\/linkedin\//,
    minShareCount: 3,
  },
]
