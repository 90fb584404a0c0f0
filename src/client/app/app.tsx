export function App() {
  return (
    <main>
      <p>Cornerstone</p>
      <h1>Business Launch Blueprint</h1>
    </main>
  );
}
