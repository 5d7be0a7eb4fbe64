import { SquareDashed, Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#client/ui/button'
import { FileInput } from '#client/ui/file-input'
import { Cluster } from '#client/ui/layout'
import { SearchField } from '#client/ui/search-field'
import styles from './library-tools.module.css'
import { libraryTexts } from './texts.ts'

/**
 * The row above the grid.
 * @param onAddFrame null when choosing a picture for an existing layer
 */
export function LibraryTools({
  search,
  onSearch,
  onFiles,
  onAddFrame,
}: {
  search: string
  onSearch: (text: string) => void
  onFiles: (files: readonly File[]) => void
  onAddFrame: (() => void) | null
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Cluster align="stretch" className={styles.tools}>
      <SearchField label={libraryTexts.search} value={search} onType={onSearch} />
      {onAddFrame && (
        <Button icon={SquareDashed} onClick={onAddFrame}>
          {libraryTexts.addFrame}
        </Button>
      )}
      <Button variant="primary" icon={Upload} onClick={() => input.current?.click()}>
        {libraryTexts.upload}
      </Button>
      <FileInput ref={input} accept="image/*" multiple aria-label={libraryTexts.upload} onPick={onFiles} />
    </Cluster>
  )
}
