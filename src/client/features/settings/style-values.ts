import type { UserStyle } from '#client/queries/styles'
import type { Body } from '#shared/contract/contract'
import { defaultLanguage } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import type { ModelId } from '#shared/rules/models'
import { searchesWeb } from '#shared/rules/usual-choices'

/** What the form of a content style holds. */
export type StyleValues = Omit<UserStyle, 'id'>

/** A new style: one empty example, the model new posts start with. */
export function emptyStyle(defaultModel: ModelId): StyleValues {
  return { name: '', defaultModel, defaultLanguage, defaultWebSearch: false, examplePosts: [''] }
}

/** A stored style as the form shows it: at least one example, even an empty one. */
export function styleValues({ id: _id, ...style }: UserStyle): StyleValues {
  return { ...style, examplePosts: style.examplePosts.length > 0 ? style.examplePosts : [''] }
}

/** Spec section 5: changing to a model without web search turns the search off. */
export function withModel(values: StyleValues, model: ModelId): StyleValues {
  return { ...values, defaultModel: model, defaultWebSearch: searchesWeb(model, values.defaultWebSearch) }
}

export function withExample(values: StyleValues, index: number, text: string): StyleValues {
  return { ...values, examplePosts: values.examplePosts.with(index, text) }
}

/** One more, up to three; the same object when there are three. */
export function addExample(values: StyleValues): StyleValues {
  if (!canAddExample(values)) return values
  return { ...values, examplePosts: [...values.examplePosts, ''] }
}

/** One less, down to one; the same object when there is one. */
export function removeExample(values: StyleValues, index: number): StyleValues {
  if (!canRemoveExample(values)) return values
  return { ...values, examplePosts: values.examplePosts.toSpliced(index, 1) }
}

export function canAddExample({ examplePosts }: StyleValues): boolean {
  return examplePosts.length < limits.examplePosts
}

export function canRemoveExample({ examplePosts }: StyleValues): boolean {
  return examplePosts.length > 1
}

/** What is sent: the name trimmed, and no empty example beside a written one. */
export function toStyleBody(values: StyleValues): Body<'createUserStyle'> {
  const written = values.examplePosts.filter((example) => example.trim() !== '')
  return { ...values, name: values.name.trim(), examplePosts: written.length > 0 ? written : [''] }
}
