import { type Day, isDay } from '#client/lib/days'
import type { PostFilters } from '#client/queries/posts/read-posts'
import { type ModelId, modelIds } from '#shared/rules/models'
import { type PostState, postStates } from '#shared/rules/post-states'

/** The state of the history, stored in its address without defaults. */
export interface HistoryView extends Omit<PostFilters, 'state'> {
  /** null for all. */
  show: Shown | null
  tab: HistoryTab
  range: CalendarRange
  /** The calendar's day; null for today. */
  day: Day | null
}

/** Posts of one state; `queue`: the scheduled ones in the queues of their accounts. */
export type Shown = PostState | 'queue'

export type HistoryTab = 'list' | 'calendar'

export type CalendarRange = 'month' | 'week'

const shown: readonly Shown[] = [...postStates, 'queue']

/** The server's limit. */
export const maxSearchChars = 200

/** Invalid values are ignored. */
export function readHistoryView(search: URLSearchParams): HistoryView {
  const day = search.get('day') ?? ''
  return {
    q: (search.get('q') ?? '').trim().slice(0, maxSearchChars),
    model: modelIds.find((id) => id === search.get('model')) ?? null,
    order: search.get('order') === 'oldest' ? 'oldest' : 'newest',
    show: shown.find((id) => id === search.get('show')) ?? null,
    range: search.get('range') === 'week' ? 'week' : 'month',
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
    show: view.show,
    order: view.order === 'oldest' ? view.order : null,
    tab: view.tab === 'calendar' ? view.tab : null,
    range: view.range === 'week' ? view.range : null,
    day: view.day,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

export function filtersOf({ q, model, show, order }: HistoryView): PostFilters {
  return { q, model, state: show === 'queue' ? 'scheduled' : show, order }
}

/** Whether filters hide posts. */
export function isFiltered({ q, model, show }: Pick<HistoryView, 'q' | 'model' | 'show'>): boolean {
  return q !== '' || model !== null || show !== null
}

export const noFilters = { q: '', model: null, show: null } as const

/** Those of spec section 2. */
const usualModels: readonly ModelId[] = ['gpt-4o', 'gpt-4.1-mini', 'claude-3-sonnet']

/** The model filter's options: the specified three, those of existing posts, and the chosen one. */
export function modelChoices(present: readonly ModelId[], chosen: ModelId | null): ModelId[] {
  const others = modelIds.filter((id) => !usualModels.includes(id) && (present.includes(id) || id === chosen))
  return [...usualModels, ...others]
}
