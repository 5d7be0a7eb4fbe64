import { LayoutGrid, List } from 'lucide-react'
import { SearchField } from '#client/ui/search-field'
import { filters, type TemplateFilter } from './template-entry.ts'
import { templateTexts } from './texts.ts'

const words = templateTexts

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
    <div className="template-tools">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the row of buttons that this is */}
      <div className="seg" role="group" aria-label={words.filtersLabel}>
        {filters.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={choice.filter === filter}
            onClick={() => onChoose({ ...choice, filter })}
          >
            {words.filters[filter]}
          </button>
        ))}
      </div>
      <SearchField label={words.search} value={choice.text} onType={(text) => onChoose({ ...choice, text })} />
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div className="seg" role="group" aria-label={words.viewLabel}>
        {views.map(({ id, icon: Icon }) => (
          <button
            key={id}
            type="button"
            aria-label={words.views[id]}
            title={words.views[id]}
            aria-pressed={view === id}
            onClick={() => onView(id)}
          >
            <Icon className="icon s" aria-hidden="true" />
          </button>
        ))}
      </div>
    </div>
  )
}
