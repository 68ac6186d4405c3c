/** As much of autocannon as the bench uses: the package has no types. */
declare module 'autocannon' {
  type Client = {
    setRequest(request: { method: string; path: string; headers: Record<string, string>; body: string }): void
    on(event: 'body', listener: (body: Uint8Array) => void): void
  }
  type Options = { url: string; connections: number; duration: number; setupClient: (client: Client) => void }
  type Result = { readonly non2xx: number; readonly errors: number; readonly requests: { readonly average: number } }
  export default function autocannon(options: Options): Promise<Result>
}
