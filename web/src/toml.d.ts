// Content files, which the plugin `content` of vite.config.ts reads.
declare module '*.toml' {
  const content: Record<string, unknown>;
  export default content;
}
