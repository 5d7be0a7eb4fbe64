import { useState } from 'react'
import { icons } from '#shared/drawing/icons'
import type { IconNode } from '#shared/scene/scene'
import { visualTexts } from './texts.ts'

const words = visualTexts.icons

/** The icons of the specification (section 3), found by name. */
export function IconGrid({ onPick }: { onPick: (iconName: string) => void }) {
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = icons.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <div className="icon-grid">
      <input
        className="input"
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          const [first] = found
          if (event.key === 'Enter' && wanted !== '' && first) onPick(first.name)
        }}
      />
      <ul>
        {found.map(({ name, nodes }) => (
          <li key={name}>
            <button type="button" className="icon-pick" title={name} aria-label={name} onClick={() => onPick(name)}>
              <IconDrawing nodes={nodes} />
            </button>
          </li>
        ))}
      </ul>
      <p className="t14 dim" role="status">
        {found.length === 0 && words.none}
      </p>
    </div>
  )
}

export function IconDrawing({ nodes }: { nodes: readonly IconNode[] }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {nodes.map(([Element, attributes]) => (
        <Element key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  )
}
