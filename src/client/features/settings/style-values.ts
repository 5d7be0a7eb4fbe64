import type { UserStyle } from '#client/queries/styles'
import type { Body } from '#shared/contract/contract'
import { defaultLanguage } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import type { ModelId } from '#shared/rules/models'
import { searchesWeb } from '#shared/rules/usual-choices'

/** The form values of a content style. */
export type StyleValues = Omit<UserStyle, 'id'>

/** A new style: one empty example, and the default model of new posts. */
export function emptyStyle(defaultModel: ModelId): StyleValues {
  return { name: '', defaultModel, defaultLanguage, defaultWebSearch: false, address: null, examplePosts: [''] }
}

/** A stored style in the form: with at least one example, even an empty one. */
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

/** Adds one, up to three; returns the same object when there are three. */
export function addExample(values: StyleValues): StyleValues {
  if (!canAddExample(values)) return values
  return { ...values, examplePosts: [...values.examplePosts, ''] }
}

/** Removes one, down to one; returns the same object when there is one. */
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

/** The request: with the name trimmed, and without empty examples if one is filled in. */
export function toStyleBody(values: StyleValues): Body<'createUserStyle'> {
  const written = values.examplePosts.filter((example) => example.trim() !== '')
  return { ...values, name: values.name.trim(), examplePosts: written.length > 0 ? written : [''] }
}
