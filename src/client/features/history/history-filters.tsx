import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import { useCallback } from 'react'
import { formatModel } from '#client/lib/formatting'
import { useSearchBox } from '#client/lib/use-search-box'
import { usePostSummary } from '#client/queries/posts/read-posts'
import { Button } from '#client/ui/button'
import { SearchField } from '#client/ui/search-field'
import { Select } from '#client/ui/select'
import { type ModelId, modelFacts, modelIds } from '#shared/rules/models'
import styles from './history-filters.module.css'
import { type HistoryView, maxSearchChars, modelChoices } from './history-view.ts'
import { historyTexts } from './texts.ts'
import type { ChangeView } from './use-history-view.ts'

const all = 'all'

/** Which posts are shown, and in which order. */
export function HistoryFilters({ view, change }: { view: HistoryView; change: ChangeView }) {
  const texts = historyTexts.filters
  const { summary } = usePostSummary()
  const isSearching = view.q !== ''
  // Typing on replaces the step in the browser's history that the first letters made.
  const searchFor = useCallback((q: string) => change({ q }, { replace: isSearching }), [change, isSearching])
  const search = useSearchBox(view.q, searchFor)
  const isOldestFirst = view.order === 'oldest'

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
          aria-label={`${texts.order[view.order]}. ${texts.changeOrder}`}
          onClick={() => change({ order: isOldestFirst ? 'newest' : 'oldest' })}
        >
          {texts.order[view.order]}
        </Button>
      </form>
    </search>
  )
}

/** Models go by their short names here (spec section 2), except where that is no name at all. */
function nameOf(id: ModelId): string {
  return formatModel(id, id === 'compatible' ? modelFacts[id].label : id)
}
