import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { FileInput } from '#client/ui/file-input'
import type { ArchiveProblem } from './archive/archive-error.ts'
import { ArchiveError } from './archive/archive-error.ts'
import { readArchive } from './archive/read-archive.ts'
import type { ArchivePosts } from './archive/read-shares.ts'
import { voiceTexts } from './texts.ts'

/** Takes LinkedIn's archive of a member's data; it is read in the browser and never leaves it. */
export function ArchiveField({ onRead }: { onRead: (found: ArchivePosts) => void }) {
  const { posts: texts, problems } = voiceTexts
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<ArchiveProblem | null>(null)

  async function read(file: File) {
    setIsReading(true)
    setProblem(null)
    try {
      onRead(await readArchive(file))
    } catch (error) {
      setProblem(error instanceof ArchiveError ? error.problem : 'unreadable')
    } finally {
      setIsReading(false)
    }
  }

  return (
    <Field label={texts.archive} hint={texts.archiveHint} error={problem && problems[problem]}>
      {(control) => (
        <div>
          <Button
            icon={Upload}
            pending={isReading}
            pendingLabel={texts.reading}
            aria-describedby={control['aria-describedby']}
            onClick={() => input.current?.click()}
          >
            {texts.choose}
          </Button>
          <FileInput ref={input} id={control.id} accept=".zip,.csv" onPick={([picked]) => void read(picked)} />
        </div>
      )}
    </Field>
  )
}
