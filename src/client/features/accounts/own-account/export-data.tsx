import { Download } from 'lucide-react'
import { buttonClass } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { routes } from '#shared/contract/routes'
import { texts } from './texts.ts'

/** A plain link: the browser saves the response as the file that the server names. */
export function ExportData() {
  return (
    <FormSection title={texts.data.title}>
      <a className={buttonClass({ start: true })} href={routes.exportUser.path} download>
        <Download className="icon s" aria-hidden="true" />
        {texts.data.export}
      </a>
    </FormSection>
  )
}
