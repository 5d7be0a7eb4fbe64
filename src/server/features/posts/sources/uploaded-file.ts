import type { MultipartFile } from '@fastify/multipart'
import type { z } from 'zod'
import { AppError } from '#server/platform/errors'
import { checkSent } from '#server/platform/http/check-sent'
import type { HttpRequest } from '#server/platform/http/http'
import { countStreamed } from '#server/platform/http/receive-body'
import { type SpooledFile, spool } from '#server/platform/spool'
import { GenerateFromFileFields } from '#shared/contract/posts'
import { withoutTags } from '#shared/text/invisible'

/** An uploaded file; the caller closes it. */
export interface Upload {
  file: SpooledFile
  filename: string
  mimeType: string
}

/**
 * The file and the fields of a multipart form, in any order.
 * @param folder where the file is stored, without a name, until it is closed
 * @throws AppError invalid_input | TOO_LARGE
 */
export async function receiveUpload(request: HttpRequest, folder: string) {
  if (!request.isMultipart()) throw new AppError('invalid_input', 'fileMissing')
  countStreamed(request)
  const fields: Record<string, string> = {}
  let upload: Upload | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = withoutTags(String(part.value).replaceAll('\0', ''))
      else upload = await receiveFile(part, folder)
    }
    if (!upload) throw new AppError('invalid_input', 'fileMissing')
    return { upload, choices: checkFields(fields) }
  } catch (error) {
    await upload?.file.close()
    throw isExpected(error) ? error : brokenForm(error)
  }
}

/** @throws AppError invalid_input */
function checkFields(fields: Record<string, string>): z.output<typeof GenerateFromFileFields> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  const checked = checkSent(GenerateFromFileFields, given)
  if ('error' in checked) throw checked.error
  return checked.value
}

/** Our own errors, the framework's, and those of the disk that the file is written to. */
function isExpected(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException
  return error instanceof AppError || code?.startsWith('FST_') === true || syscall === 'write' || syscall === 'open'
}

/** The form parser throws plain errors only, all of them about the request. */
function brokenForm(cause: unknown): AppError {
  return new AppError('invalid_input', 'fileUploadCut', { cause })
}

async function receiveFile(part: MultipartFile, folder: string): Promise<Upload> {
  const file = await spool(part.file, folder)
  if (part.file.truncated) {
    await file.close()
    throw new AppError('TOO_LARGE', 'documentTooLarge')
  }
  return { file, filename: part.filename.replaceAll('\0', '').slice(0, 255), mimeType: part.mimetype }
}
