import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import { useCallback } from 'react'
import { formatModel } from '#client/lib/formatting'
import { useSearchBox } from '#client/lib/use-search-box'
import { usePostSummary } from '#client/queries/posts/read-posts'
import { Button } from '#client/ui/button'
import { SearchField } from '#client/ui/search-field'
import { Segmented } from '#client/ui/segmented'
import { Select } from '#client/ui/select'
import { type ModelId, modelFacts, modelIds } from '#shared/rules/models'
import { postStates } from '#shared/rules/post-states'
import styles from './history-filters.module.css'
import { type HistoryView, maxSearchChars, modelChoices } from './view/history-view.ts'
import { historyTexts } from './view/texts.ts'
import type { ChangeView } from './view/use-history-view.ts'

const all = 'all'
const states = [all, ...postStates] as const

/** The filters and the order. */
export function HistoryFilters({ view, change }: { view: HistoryView; change: ChangeView }) {
  const texts = historyTexts.filters
  const { summary } = usePostSummary()
  const isSearching = view.q !== ''
  // Further typing replaces the history entry of the first letters.
  const searchFor = useCallback((q: string) => change({ q }, { replace: isSearching }), [change, isSearching])
  const search = useSearchBox(view.q, searchFor)
  const isOldestFirst = view.order === 'oldest'
  const chosen = view.show === 'queue' ? 'scheduled' : (view.show ?? all)
  const orders = chosen === 'scheduled' ? texts.scheduledOrder : texts.order

  return (
    <search aria-label={texts.label}>
      <form
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault()
          search.submit()
        }}
      >
        <SearchField label={texts.search} value={search.text} onType={search.type} maxLength={maxSearchChars} />
        <Select
          aria-label={texts.model}
          value={view.model ?? all}
          onChange={({ target }) => change({ model: modelIds.find((id) => id === target.value) ?? null })}
        >
          <option value={all}>{texts.allModels}</option>
          {modelChoices(summary?.models ?? [], view.model).map((id) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </Select>
        <Button
          icon={isOldestFirst ? ArrowUpNarrowWide : ArrowDownWideNarrow}
          aria-label={`${orders[view.order]}. ${texts.changeOrder}`}
          onClick={() => change({ order: isOldestFirst ? 'newest' : 'oldest' })}
        >
          {orders[view.order]}
        </Button>
      </form>
      <div className={styles.states}>
        <Segmented role="group" aria-label={texts.show}>
          {states.map((state) => (
            <button
              key={state}
              type="button"
              aria-pressed={state === chosen}
              onClick={() => change({ show: state === all ? null : state })}
            >
              {texts.states[state]}
            </button>
          ))}
        </Segmented>
      </div>
    </search>
  )
}

/** Models have their short names here (spec section 2), unless that is no name at all. */
function nameOf(id: ModelId): string {
  return formatModel(id, id === 'compatible' ? modelFacts[id].label : id)
}
