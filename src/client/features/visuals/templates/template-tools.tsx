import { LayoutGrid, List } from 'lucide-react'
import { Cluster } from '#client/ui/layout'
import { SearchField } from '#client/ui/search-field'
import { Segmented } from '#client/ui/segmented'
import { Select } from '#client/ui/select'
import { type Format, formatSizes } from '#shared/designs/design'
import { filters, type TemplateFilter } from './template-entry.ts'
import styles from './template-tools.module.css'
import { templateTexts } from './texts.ts'

export type TemplateView = 'grid' | 'list'

const views = [
  { id: 'grid', icon: LayoutGrid },
  { id: 'list', icon: List },
] as const

export interface TemplateChoice {
  filter: TemplateFilter
  text: string
  /** Null shows each template in its default format. */
  format: Format | null
}

const formats = Object.keys(formatSizes) as Format[]

/** The row above the templates: filter, search, and display options. */
export function TemplateTools({
  choice,
  onChoose,
  view,
  onView,
}: {
  choice: TemplateChoice
  onChoose: (choice: TemplateChoice) => void
  view: TemplateView
  onView: (view: TemplateView) => void
}) {
  return (
    <Cluster className={styles.tools}>
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
      <Select
        aria-label={templateTexts.format}
        value={choice.format ?? ''}
        onChange={({ target }) =>
          onChoose({ ...choice, format: formats.find((format) => format === target.value) ?? null })
        }
      >
        <option value="">{templateTexts.formats.all}</option>
        {formats.map((format) => (
          <option key={format} value={format}>
            {templateTexts.formats[format]}
          </option>
        ))}
      </Select>
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
    </Cluster>
  )
}
