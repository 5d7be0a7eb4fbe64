import type { Answer } from '#shared/contract/contract'
import { defaultLanguage, type Language } from '#shared/rules/languages'
import { defaultModel, type ModelId } from '#shared/rules/models'
import type { FormValues, SourceTab } from './form-values.ts'
import { choiceNotices } from './texts.ts'

/** What the server says can be chosen. Settings and styles may still be on their way. */
export interface Offer {
  config: Pick<Answer<'getConfig'>, 'models'>
  capabilities: Pick<Answer<'getUser'>['capabilities'], 'models' | 'defaultModel' | 'webSearch'>
  settings: Pick<Answer<'getSettings'>, 'preferredModel' | 'preferredLanguage' | 'contentStyle'> | undefined
  sharedStyles: Answer<'listSharedStyles'>
  userStyles: Answer<'listUserStyles'>
}

/** What will be sent. */
export interface Choices {
  model: ModelId
  language: Language
  contentStyleId: number | null
  webSearch: boolean
}

export interface Notice {
  title: string
  description: string
}

/** Fills what the author left open: chosen by hand, else saved settings, else the installation's default. */
export function resolveChoices(values: FormValues, offer: Offer): Choices {
  const preferred = [values.model, offer.settings?.preferredModel ?? null].find(
    (model) => model !== null && offer.capabilities.models.includes(model),
  )
  const model = preferred ?? offer.capabilities.defaultModel
  return {
    model,
    language: values.language ?? offer.settings?.preferredLanguage ?? defaultLanguage,
    contentStyleId: resolveStyle(values.contentStyleId, offer),
    webSearch: values.webSearch && offer.capabilities.webSearch && hasWebSearch(model, offer),
  }
}

/** The one named in the settings, else "professional", found by its name among the shared ones. */
function resolveStyle(chosen: number | null, { sharedStyles, userStyles, settings }: Offer): number | null {
  const all = [...userStyles, ...sharedStyles]
  if (all.some((style) => style.id === chosen)) return chosen
  const usual = settings?.contentStyle ? all.find((style) => style.name === settings.contentStyle) : undefined
  if (usual) return usual.id
  const professional = sharedStyles.find((style) => style.name.toLowerCase().startsWith('professional'))
  return (professional ?? sharedStyles[0] ?? userStyles[0])?.id ?? null
}

/**
 * Takes back what can't stand together and says so: a model that is not available here, a model that reads no files
 * on the File tab, web search with a model that has none. Values that can stand come back as the same object.
 */
export function settleChoices(
  values: FormValues,
  tab: SourceTab,
  offer: Offer,
): { values: FormValues; notices: Notice[] } {
  let settled = values
  let modelNotice: Notice | null = null

  if (values.model !== null && !offer.capabilities.models.includes(values.model)) {
    settled = { ...settled, model: null }
    modelNotice = choiceNotices.modelUnavailable
  }
  const { model } = resolveChoices(settled, offer)
  const readable = tab === 'file-upload' ? modelForFiles(model, offer) : model
  if (readable !== model) {
    settled = { ...settled, model: readable }
    modelNotice = choiceNotices.fileModel
  }
  const notices = modelNotice ? [modelNotice] : []
  if (values.webSearch && !resolveChoices(settled, offer).webSearch) {
    settled = { ...settled, webSearch: false }
    // without a paid plan the switch was never the author's to lose
    if (offer.capabilities.webSearch) notices.push(choiceNotices.webSearch)
  }
  return { values: settled, notices }
}

/** The same model when it reads files, else gpt-4o where it may be chosen, else one that reads them. */
function modelForFiles(model: ModelId, offer: Offer): ModelId {
  const readers = offer.capabilities.models.filter((id) => readsFiles(id, offer))
  if (readers.includes(model)) return model
  return [defaultModel, offer.capabilities.defaultModel].find((id) => readers.includes(id)) ?? readers[0] ?? model
}

/** Spec section 4: picking a style applies its default model, language and web search. Shared styles have none. */
export function applyStyle(values: FormValues, styleId: number, offer: Offer): FormValues {
  const style = offer.userStyles.find(({ id }) => id === styleId)
  if (!style) return { ...values, contentStyleId: styleId }
  return {
    ...values,
    contentStyleId: styleId,
    model: style.defaultModel,
    language: style.defaultLanguage,
    webSearch: style.defaultWebSearch,
  }
}

export function hasWebSearch(model: ModelId, { config }: Pick<Offer, 'config'>): boolean {
  return config.models.some(({ id, hasWebSearch }) => id === model && hasWebSearch)
}

function readsFiles(model: ModelId, { config }: Pick<Offer, 'config'>): boolean {
  return config.models.some(({ id, readsFiles }) => id === model && readsFiles)
}
