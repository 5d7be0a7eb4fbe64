/** Whether a post's drafts are open for choosing is kept in the address: a reload shows them again. */

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
