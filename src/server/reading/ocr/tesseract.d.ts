/** Types for the used part of the library, which has none. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface Api {
    Init(path: null, languages: string, engine: number): number
    SetImageFile(orientation: number, angle: number): number
    Recognize(monitor: null): number
    GetUTF8Text(): string
    MeanTextConf(): number
  }
  interface Core {
    FS: { writeFile(path: string, bytes: Uint8Array): void }
    TessBaseAPI: new () => Api
  }
  export default function load(options: {
    print: (line: string) => void
    printErr: (line: string) => void
  }): Promise<Core>
}
