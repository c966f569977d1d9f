declare module 'virtual:national-holidays' {
  /** Public holidays by country: each name with its dates. The build generates it. */
  const tables: Readonly<Record<string, readonly (readonly [name: string, ...dates: string[]])[]>>;
  export default tables;
}
