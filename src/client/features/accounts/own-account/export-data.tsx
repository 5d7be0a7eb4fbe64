import { Download } from 'lucide-react'
import { buttonClass } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { routes } from '#shared/contract/routes'
import { texts } from './texts.ts'

const words = texts.data

/** A plain link: the browser saves the answer as the file that the server names. */
export function ExportData() {
  return (
    <FormSection title={words.title} text={words.text}>
      <a className={buttonClass({}, 'start')} href={routes.exportUser.path} download>
        <Download className="icon s" aria-hidden="true" />
        {words.export}
      </a>
    </FormSection>
  )
}
