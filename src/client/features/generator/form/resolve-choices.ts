import { formatLanguage, formatModel } from '#client/lib/formatting'
import type { PublicConfig } from '#client/queries/config'
import type { Settings } from '#client/queries/settings'
import type { SharedStyle, UserStyle } from '#client/queries/styles'
import type { User } from '#client/queries/user'
import { defaultLanguage, type Language } from '#shared/rules/languages'
import type { ModelId } from '#shared/rules/models'
import { readingFiles, searchesWeb, startingModel, usualModel, usualStyle } from '#shared/rules/usual-choices'
import type { FormValues, SourceTab } from './form-values.ts'
import type { noticeTexts } from './texts.ts'

/** What the server says can be chosen. Settings and styles may still be on their way. */
export interface Offer {
  config: Pick<PublicConfig, 'models'>
  capabilities: Pick<User['capabilities'], 'models' | 'webSearch'>
  settings: Pick<Settings, 'preferredModel' | 'preferredLanguage' | 'contentStyle'> | undefined
  sharedStyles: SharedStyle[]
  userStyles: UserStyle[]
}

/** What will be sent. */
export interface Choices {
  model: ModelId
  language: Language
  contentStyleId: number | null
  webSearch: boolean
  /** More than one needs a model. */
  drafts: number
}

/** Fills what the author left open: chosen by hand, else saved settings, else the installation's default. */
export function resolveChoices(values: FormValues, offer: Offer): Choices {
  const { capabilities, settings } = offer
  const contentStyleId = resolveStyle(values.contentStyleId, offer)
  // a style of one's own brings its model and language, whether it was picked or is the usual one
  const own = offer.userStyles.find(({ id }) => id === contentStyleId)
  const preferred = [values.model, own?.defaultModel ?? null, settings?.preferredModel ?? null]
  const model = usualModel(capabilities.models, preferred)
  return {
    model,
    language: values.language ?? own?.defaultLanguage ?? settings?.preferredLanguage ?? defaultLanguage,
    contentStyleId,
    webSearch: capabilities.webSearch && searchesWeb(model, values.webSearch),
    drafts: model === 'composer' ? 1 : values.drafts,
  }
}

function resolveStyle(chosen: number | null, { sharedStyles, userStyles, settings }: Offer): number | null {
  if ([...userStyles, ...sharedStyles].some(({ id }) => id === chosen)) return chosen
  const usual = usualStyle<{ id: number; name: string }>(userStyles, sharedStyles, settings?.contentStyle ?? '')
  return (usual ?? userStyles[0])?.id ?? null
}

/**
 * Takes back choices that exclude each other: a model that is not available here, a model that reads no files on the
 * File tab, web search with a model that has none. Values that can stand come back as the same object.
 * @returns the values, and what is to be said of the change. When two things change, the first is said: it is about the
 * model, and the rest follows from it.
 */
export function settleChoices(
  values: FormValues,
  tab: SourceTab,
  offer: Offer,
): { values: FormValues; notice: keyof typeof noticeTexts | null } {
  let settled = values
  let notice: keyof typeof noticeTexts | null = null

  if (values.model !== null && !offer.capabilities.models.includes(values.model)) {
    settled = { ...settled, model: null }
    notice = 'modelUnavailable'
  }
  const { model } = resolveChoices(settled, offer)
  const readable = tab === 'file-upload' ? modelForFiles(model, offer) : model
  if (readable !== model) {
    settled = { ...settled, model: readable }
    notice = 'fileModel'
  }
  if (values.webSearch && !resolveChoices(settled, offer).webSearch) {
    settled = { ...settled, webSearch: false }
    // without a paid plan the switch was never on offer, so there is nothing to tell
    if (offer.capabilities.webSearch) notice ??= 'webSearch'
  }
  return { values: settled, notice }
}

/** The same model when it reads files, else the one that a new post from a document starts with. */
function modelForFiles(model: ModelId, { capabilities }: Offer): ModelId {
  const readers = readingFiles(capabilities.models)
  return readers.includes(model) ? model : startingModel(readers)
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

export function labelOfModel(models: PublicConfig['models'] | undefined, id: ModelId | undefined): string | undefined {
  const found = models?.find((model) => model.id === id)
  return found && formatModel(found.id, found.label)
}

/** 'Professional & Insightful, GPT-4o, English'; '' until it is known. */
export function describeChoices({ choices }: { choices: Choices | null }, offer: Offer | undefined): string {
  if (!choices || !offer) return ''
  const style = [...offer.sharedStyles, ...offer.userStyles].find(({ id }) => id === choices.contentStyleId)?.name
  const model = labelOfModel(offer.config.models, choices.model)
  return [style, model, formatLanguage(choices.language)].filter(Boolean).join(', ')
}
