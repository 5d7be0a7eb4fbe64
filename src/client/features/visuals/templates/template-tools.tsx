import { LayoutGrid, List } from 'lucide-react'
import { SearchField } from '#client/ui/search-field'
import { Segmented } from '#client/ui/segmented'
import { filters, type TemplateFilter } from './template-entry.ts'
import styles from './template-tools.module.css'
import { templateTexts } from './texts.ts'

export type TemplateView = 'grid' | 'list'

const views = [
  { id: 'grid', icon: LayoutGrid },
  { id: 'list', icon: List },
] as const

interface Choice {
  filter: TemplateFilter
  text: string
}

/** The row above the templates: which ones, the search, and how they are shown. */
export function TemplateTools({
  choice,
  onChoose,
  view,
  onView,
}: {
  choice: Choice
  onChoose: (choice: Choice) => void
  view: TemplateView
  onView: (view: TemplateView) => void
}) {
  return (
    <div className={styles.tools}>
      <Segmented role="group" aria-label={templateTexts.filtersLabel}>
        {filters.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={choice.filter === filter}
            onClick={() => onChoose({ ...choice, filter })}
          >
            {templateTexts.filters[filter]}
          </button>
        ))}
      </Segmented>
      <SearchField label={templateTexts.search} value={choice.text} onType={(text) => onChoose({ ...choice, text })} />
      <Segmented role="group" aria-label={templateTexts.viewLabel}>
        {views.map(({ id, icon: Icon }) => (
          <button
            key={id}
            type="button"
            aria-label={templateTexts.views[id]}
            title={templateTexts.views[id]}
            aria-pressed={view === id}
            onClick={() => onView(id)}
          >
            <Icon className="icon s" aria-hidden="true" />
          </button>
        ))}
      </Segmented>
    </div>
  )
}
