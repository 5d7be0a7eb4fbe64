import { useState } from 'react'
import { Input } from '#client/ui/input'
import { Text } from '#client/ui/text'
import type { Icon } from '#shared/scene/icon-layer'
import { icons } from '#shared/scene/icons'
import type { IconNode } from '#shared/scene/scene'
import styles from './icon-grid.module.css'
import { partsTexts } from './texts.ts'

/** The icons of the specification (section 3), found by name. */
export function IconGrid({ onPick }: { onPick: (icon: Icon) => void }) {
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = icons.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <div className={styles.grid}>
      <Input
        type="search"
        aria-label={partsTexts.icons.search}
        placeholder={partsTexts.icons.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          const [first] = found
          if (event.key === 'Enter' && wanted !== '' && first) onPick(first)
        }}
      />
      <ul>
        {found.map((icon) => (
          <li key={icon.name}>
            <button
              type="button"
              className={styles.pick}
              title={icon.name}
              aria-label={icon.name}
              onClick={() => onPick(icon)}
            >
              <IconDrawing nodes={icon.nodes} />
            </button>
          </li>
        ))}
      </ul>
      <Text size={14} tone="dim" role="status">
        {found.length === 0 && partsTexts.icons.none}
      </Text>
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
