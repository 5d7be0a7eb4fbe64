import { type LocalProgram, localPrograms } from '#shared/rules/models'
import { fetchDirectly } from '../vendor-fetch.ts'
import { writesTexts } from './list-names.ts'
import { readJson } from './read-json.ts'

/** Finds programs that run models on this machine. Contacts only loopback, and only their ports. */

export interface LocalModels {
  program: LocalProgram
  /** As the compatible endpoint takes it. */
  baseUrl: string
  names: string[]
}

const timeoutMs = 1_000

/**
 * Each program's path for its list of models, and the field with their names; Ollama has a path that nothing else
 * serves.
 */
const lists: Record<LocalProgram, { path: string; entries: string; name: string }> = {
  ollama: { path: '/api/tags', entries: 'models', name: 'name' },
  lmStudio: { path: '/v1/models', entries: 'data', name: 'id' },
}

/** Those that answer at once. */
export async function findLocalModels(
  ports: Record<LocalProgram, number>,
  signal: AbortSignal,
): Promise<LocalModels[]> {
  const found = await Promise.all(localPrograms.map((program) => findProgram(program, ports[program], signal)))
  return found.filter((each) => each !== null)
}

async function findProgram(program: LocalProgram, port: number, signal: AbortSignal): Promise<LocalModels | null> {
  const origin = `http://127.0.0.1:${port}`
  const { path, entries, name } = lists[program]
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const response = await fetchDirectly(`${origin}${path}`, { signal: within })
    const list = response.ok
      ? ((await readJson(response)).json as Record<string, unknown> | undefined)?.[entries]
      : null
    if (!Array.isArray(list)) return null
    const names = list.map((entry: Record<string, unknown> | null) => entry?.[name])
    const texts = names.filter((each): each is string => typeof each === 'string' && writesTexts(each))
    return { program, baseUrl: `${origin}/v1`, names: texts }
  } catch {
    return null // nothing listens there, or it is something else
  }
}
