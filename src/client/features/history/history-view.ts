import { type Day, isDay } from '#client/lib/days'
import type { PostFilters } from '#client/queries/posts/read-posts'
import { type ModelId, modelIds } from '#shared/rules/models'

/** What the history shows, as its address says it: only what differs from the defaults stands there. */
export interface HistoryView extends PostFilters {
  tab: HistoryTab
  /** The calendar's day; null for today. */
  day: Day | null
}

export type HistoryTab = 'list' | 'calendar'

/** The server's limit. */
export const maxSearchChars = 200

/** Invalid values are ignored. */
export function readHistoryView(search: URLSearchParams): HistoryView {
  const day = search.get('day') ?? ''
  return {
    q: (search.get('q') ?? '').trim().slice(0, maxSearchChars),
    model: modelIds.find((id) => id === search.get('model')) ?? null,
    order: search.get('order') === 'oldest' ? 'oldest' : 'newest',
    tab: search.get('tab') === 'calendar' ? 'calendar' : 'list',
    day: isDay(day) ? day : null,
  }
}

/** The address with `change` made to it; parameters that are not the history's stay. */
export function writeHistoryView(search: URLSearchParams, change: Partial<HistoryView>): URLSearchParams {
  const view = { ...readHistoryView(search), ...change }
  const next = new URLSearchParams(search)
  const values = {
    q: view.q.trim().slice(0, maxSearchChars),
    model: view.model,
    order: view.order === 'oldest' ? view.order : null,
    tab: view.tab === 'calendar' ? view.tab : null,
    day: view.day,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** Whether some posts are left out on purpose. */
export function isFiltered(filters: PostFilters): boolean {
  return filters.q !== '' || filters.model !== null
}

/** Those of spec section 2. */
const usualModels: readonly ModelId[] = ['gpt-4o', 'gpt-4.1-mini', 'claude-3-sonnet']

/** What the model filter offers: the specified three, those there are posts of, and the one that is chosen. */
export function modelChoices(present: readonly ModelId[], chosen: ModelId | null): ModelId[] {
  const others = modelIds.filter((id) => !usualModels.includes(id) && (present.includes(id) || id === chosen))
  return [...usualModels, ...others]
}
