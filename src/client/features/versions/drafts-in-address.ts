/** Whether a post's drafts stand side by side to choose from is kept in the address: a reload asks again. */

const name = 'compare'
const value = 'drafts'

export function isChoosingDraft(search: URLSearchParams): boolean {
  return search.get(name) === value
}

export function withDraftChoice(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set(name, value)
  return next
}

export function withoutDraftChoice(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete(name)
  return next
}
