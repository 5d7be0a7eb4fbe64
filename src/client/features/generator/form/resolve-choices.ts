import { formatLanguage, formatModel, formatStyle } from '#client/lib/formatting'
import type { PublicConfig } from '#client/queries/config'
import type { Settings } from '#client/queries/settings'
import type { SharedStyle, UserStyle } from '#client/queries/styles'
import type { User } from '#client/queries/user'
import { defaultLanguage, type Language } from '#shared/rules/languages'
import type { ModelId } from '#shared/rules/models'
import { readingFiles, searchesWeb, startingModel, usualModel, usualStyle } from '#shared/rules/usual-choices'
import type { FormValues, SourceTab } from './form-values.ts'
import type { warningTexts } from './texts.ts'

/** The choices that the server offers. Settings and styles may still be loading. */
export interface FormOptions {
  config: Pick<PublicConfig, 'models'>
  capabilities: Pick<User['capabilities'], 'models' | 'webSearch'>
  settings: Pick<Settings, 'preferredModel' | 'preferredLanguage' | 'contentStyle'> | undefined
  sharedStyles: SharedStyle[]
  userStyles: UserStyle[]
}

/** The choices to send. */
export interface Choices {
  model: ModelId
  language: Language
  /** Whether neither the author nor a setting names the language, so that it follows the source. */
  followsSource: boolean
  contentStyleId: number | null
  webSearch: boolean
  /** More than one needs a model. */
  drafts: number
}

/**
 * Fills what the author left open: chosen by hand, else saved settings, else the installation's default.
 * @param sourceLanguage of the article; the post follows it where neither its author nor a setting says otherwise
 */
export function resolveChoices(
  values: FormValues,
  options: FormOptions,
  sourceLanguage: Language | null = null,
): Choices {
  const { capabilities, settings } = options
  const contentStyleId = resolveStyle(values.contentStyleId, options)
  // an own style sets its model and language, whether it was picked or is the default
  const own = options.userStyles.find(({ id }) => id === contentStyleId)
  const preferred = [values.model, own?.defaultModel ?? null, settings?.preferredModel ?? null]
  const model = usualModel(capabilities.models, preferred)
  const language = values.language ?? own?.defaultLanguage ?? settings?.preferredLanguage ?? null
  return {
    model,
    language: language ?? sourceLanguage ?? defaultLanguage,
    followsSource: language === null,
    contentStyleId,
    webSearch: capabilities.webSearch && searchesWeb(model, values.webSearch),
    drafts: model === 'composer' ? 1 : values.drafts,
  }
}

function resolveStyle(chosen: number | null, { sharedStyles, userStyles, settings }: FormOptions): number | null {
  if ([...userStyles, ...sharedStyles].some(({ id }) => id === chosen)) return chosen
  const usual = usualStyle<{ id: number; name: string }>(userStyles, sharedStyles, settings?.contentStyle ?? '')
  return (usual ?? userStyles[0])?.id ?? null
}

/**
 * Corrects choices that exclude each other: an unavailable model, a model that reads no files on the File tab, web
 * search with a model that has none. Valid values are returned as the same object.
 * @returns the values, and the warning about the change. Of two changes only the first is reported: it concerns the
 * model, and the other follows from it
 */
export function settleChoices(
  values: FormValues,
  tab: SourceTab,
  options: FormOptions,
): { values: FormValues; warning: keyof typeof warningTexts | null } {
  let settled = values
  let warning: keyof typeof warningTexts | null = null

  if (values.model !== null && !options.capabilities.models.includes(values.model)) {
    settled = { ...settled, model: null }
    warning = 'modelUnavailable'
  }
  const { model } = resolveChoices(settled, options)
  const readable = tab === 'file-upload' ? modelForFiles(model, options) : model
  if (readable !== model) {
    settled = { ...settled, model: readable }
    warning = 'fileModel'
  }
  if (values.webSearch && !resolveChoices(settled, options).webSearch) {
    settled = { ...settled, webSearch: false }
    // without a paid plan the switch was never available, so there is nothing to report
    if (options.capabilities.webSearch) warning ??= 'webSearch'
  }
  return { values: settled, warning }
}

/** The same model if it reads files, else the default for a new post from a document. */
function modelForFiles(model: ModelId, { capabilities }: FormOptions): ModelId {
  const readers = readingFiles(capabilities.models)
  return readers.includes(model) ? model : startingModel(readers)
}

/** Spec section 4: picking a style applies its default model, language and web search. Shared styles have none. */
export function applyStyle(values: FormValues, styleId: number, options: FormOptions): FormValues {
  const style = options.userStyles.find(({ id }) => id === styleId)
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

/** 'Professional & Insightful, GPT-4o, English'; '' while loading. */
export function describeChoices({ choices }: { choices: Choices | null }, options: FormOptions | undefined): string {
  if (!choices || !options) return ''
  const isChosen = ({ id }: { id: number }) => id === choices.contentStyleId
  const shared = options.sharedStyles.find(isChosen)
  const style = shared ? formatStyle(shared.name) : options.userStyles.find(isChosen)?.name
  const model = labelOfModel(options.config.models, choices.model)
  return [style, model, formatLanguage(choices.language)].filter(Boolean).join(', ')
}
