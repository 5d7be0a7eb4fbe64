import { useConfig } from '#client/queries/config'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import type { ModelId } from '#shared/rules/models'
import type { Refining } from './use-refining.ts'

/** The models that may refine a post, and the selected one: the last choice, else the post's own model. */
export function useRefiningModel(post: Post, refining: Refining, user: User) {
  const models = (useConfig()?.models ?? []).filter(
    (model) => model.isConfigured && user.capabilities.models.includes(model.id),
  )
  const { defaultModel } = user.capabilities
  const isAvailable = (id: ModelId | null | undefined) => models.some((model) => model.id === id)
  const usual = [refining.picked, refining.current?.aiModel, post.aiModel, defaultModel]
  const model = usual.find(isAvailable) ?? 'composer'
  const others = [model, defaultModel, ...models.map(({ id }) => id)]
  return {
    models,
    model,
    /** For tasks that the composer can't do: the same model, or else another one; null where there is none. */
    following: others.find((id) => id !== 'composer' && isAvailable(id)) ?? null,
  }
}
