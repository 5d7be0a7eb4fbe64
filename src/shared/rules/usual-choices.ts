import { defaultModel, type ModelId, modelFacts } from './models.ts'

/** Defaults for a post, used by both the form and the server. */

interface Named {
  name: string
}

/** The default style: the shared one called professional, else the first. */
export function defaultStyle<Style extends Named>(shared: readonly Style[]): Style | undefined {
  return shared.find(({ name }) => name.toLowerCase().startsWith('professional')) ?? shared[0]
}

/** An author's usual style: the one named in their settings ('' for none), else the default. */
export function usualStyle<Style extends Named>(
  own: readonly Style[],
  shared: readonly Style[],
  usualName: string,
): Style | undefined {
  const named = usualName === '' ? undefined : [...own, ...shared].find(({ name }) => name === usualName)
  return named ?? defaultStyle(shared)
}

/** A new post's model: the default if allowed, else the first allowed one; the composer always is. */
export function startingModel(allowed: readonly ModelId[]): ModelId {
  return allowed.includes(defaultModel) ? defaultModel : (allowed[0] ?? 'composer')
}

/** The first of the preferred models that is allowed, else what a new post starts with. */
export function usualModel(allowed: readonly ModelId[], preferred: readonly (ModelId | null)[]): ModelId {
  return preferred.find((model) => model !== null && allowed.includes(model)) ?? startingModel(allowed)
}

/** Those that can write from a document (spec section 4). */
export function readingFiles(models: readonly ModelId[]): ModelId[] {
  return models.filter((model) => modelFacts[model].readsFiles)
}

/** Only a model with web search searches the web (spec sections 5 and 6), even if it was requested. */
export function searchesWeb(model: ModelId, isAsked: boolean): boolean {
  return isAsked && modelFacts[model].hasWebSearch
}
